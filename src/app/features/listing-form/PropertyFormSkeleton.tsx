import { Skeleton } from '../../ui/Skeleton';
import { Columns, Form } from './parts/propertyFormFrame';

/** The form's true beginning while it loads. */
export function PropertyFormSkeleton() {
  return (
    <Columns role="status" aria-label="Loading the form">
      <Skeleton $height="16rem" />
      <Form as="div">
        <Skeleton $height="40rem" />
        <Skeleton $height="20rem" />
      </Form>
    </Columns>
  );
}
