import {
  type NamedAddress,
  useEmailNotPaidMutation,
  useEmailPastRegistrantsMessageMutation,
  useEmailPastRegistrantsMutation,
  useEmailRegistrationMutation,
  useEmailReviewMutation,
  useEmailTestMutation,
  useEmailTwoDaysMutation,
} from '#core/api/staff.ts';
import { useTypedPassword } from '../typed-password.tsx';
import type { Order } from './tools.ts';

interface SendOptions {
  /** To the administrator alone. */
  testOnly?: boolean;
  /** Repeating it with the same id sends nothing twice. */
  mailingId?: string;
  /** The id of the audience that was confirmed. */
  preview?: string;
  /** A message goes to them instead of registrants. */
  recipients?: NamedAddress[];
  /** `YYYY-MM-DDTHH:mm` in the convention's zone. */
  sendAt?: string;
  /** Of mail to many, where it says no time. */
  leaves?: 'soon' | 'hours';
  /** Although the same was sent a moment ago. */
  confirm?: boolean;
}

/** What came of sending: the server's lines, which it may leave out, or why it failed. */
export interface Sent {
  data?: unknown;
  error?: unknown;
}

/** Sends what a tool sends. */
export function useSend(): (order: Order, options: SendOptions) => Promise<Sent> {
  const { password } = useTypedPassword();
  const [emailRegistration] = useEmailRegistrationMutation();
  const [emailReview] = useEmailReviewMutation();
  const [emailNotPaid] = useEmailNotPaidMutation();
  const [emailTwoDays] = useEmailTwoDaysMutation();
  const [emailPastRegistrants] = useEmailPastRegistrantsMutation();
  const [emailTest] = useEmailTestMutation();
  const [emailMessage] = useEmailPastRegistrantsMessageMutation();

  return async ({ tool, registrationId, message, whom }, { recipients, ...options }) => {
    const query = { password, ...options };
    switch (tool) {
      case 'confirmation':
        return emailRegistration({ ...query, id: registrationId });
      case 'review':
        return emailReview(query);
      case 'not-paid':
        return emailNotPaid(query);
      case 'two-days':
        return emailTwoDays(query);
      case 'past-registrants':
        return emailPastRegistrants(query);
      case 'message':
        return emailMessage({ ...query, customMessage: { Message: message, whom, recipients } });
      case 'test':
        return emailTest(password);
    }
  };
}
