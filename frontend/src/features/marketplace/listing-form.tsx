import type { ComponentProps } from 'react';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { ListingWizard } from './wizard/listing-wizard.tsx';

/** The wizard with the look of Ant Design, which the list of games does without. */
export default function ListingForm(props: ComponentProps<typeof ListingWizard>) {
  return (
    <AntdProvider>
      <ListingWizard {...props} />
    </AntdProvider>
  );
}
