import * as messages from '@messages/app/listingForm';
import { Skeleton } from '../../ui/Skeleton';
import { Columns, Form } from './parts/propertyFormFrame';

/** The start of the form, shown while it loads. */
export function PropertyFormSkeleton() {
  return (
    <Columns role="status" aria-label={messages.loadingTheForm}>
      <Skeleton $height="16rem" />
      <Form as="div">
        <Skeleton $height="40rem" />
        <Skeleton $height="20rem" />
      </Form>
    </Columns>
  );
}
