import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import { momentText } from '../../wording/wording.ts';

/**
 * To the new address: `confirm`, or `taken` where it has an account already. To the old one: `told` that it was asked for, and
 * `changed` once it was confirmed.
 */
type AddressChangeStep = 'confirm' | 'taken' | 'told' | 'changed';

export interface AddressChangeProps {
  step: AddressChangeStep;
  changeId: string;
  /** Whether the organisers asked, for somebody who has lost the old address. */
  byStaff: boolean;
  /** The other of the two addresses, shortened. */
  other: string;
  /** ISO 8601: until when the mail's link works. */
  until: string;
}

export const addressChange = defineMail<AddressChangeProps, 'address-change' | 'address-keep'>({
  order: 63,
  title: 'Change of an address',
  purpose: 'Asks at a new address whether an account shall have it, and tells the old one.',
  list: null,
  life: { expires: atEnd, endedBy: ['address-change-over'] },
  words: { none: 'It asks whether an address is somebody’s: nothing beside that.' },
  links: {
    'address-change': {
      id: 'changeId',
      link: '/address-change#:token',
      presses: 'Give the account the address.',
    },
    'address-keep': {
      id: 'changeId',
      link: '/address-keep#:token',
      presses: 'Keep the old address, and sign everybody out.',
    },
  },
  // The old one hears of each: it may be told so that it can stop what a thief does.
  causedByOthers: ({ step }) => step === 'confirm' || step === 'taken',
  view: ({ step, byStaff, other, until }, site, _, own) => {
    const isAtOld = step === 'told' || step === 'changed';
    const isPersonal = step === 'confirm' || (isAtOld && !byStaff);
    return {
      isConfirm: step === 'confirm',
      isTaken: step === 'taken',
      isTold: step === 'told',
      byStaff,
      other,
      until: momentText(new Date(until), site.timeZone),
      linkIsPersonal: isPersonal,
      link: isPersonal
        ? own(isAtOld ? 'address-keep' : 'address-change')
        : `${site.publicUrl}/${isAtOld ? 'contact' : 'login'}`,
    };
  },
  exampleName: null,
  example: {
    step: 'confirm',
    changeId: '01980000-0000-7000-8000-000000000001',
    byStaff: false,
    other: 'd…a@mail.example',
    until: '2025-10-02T12:00:00.000Z',
  },
  forms: {
    'confirm for staff': { props: { step: 'confirm', byStaff: true } },
    taken: { props: { step: 'taken' } },
    told: { props: { step: 'told' } },
    'told by staff': { props: { step: 'told', byStaff: true } },
    changed: { props: { step: 'changed', until: '2025-10-08T12:00:00.000Z' } },
    'changed by staff': { props: { step: 'changed', byStaff: true, until: '2025-10-08T12:00:00.000Z' } },
  },
});
