import * as messages from '@messages/app/officeContacts';
import { Navigate, useParams } from 'react-router-dom';
import { shownError, statusOf } from '../../api/apiError';
import { useGetPersonOfEnquiryQuery } from '../../api/endpoints/peopleApi';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { OfficePage } from '../../ui/office/OfficePage';

/** `/office/leads/person/:id`: leads to the contact who sent an enquiry. */
export function ContactOfLead() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetPersonOfEnquiryQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <OfficePage title={messages.theOpenContact}>
      {statusOf(error) === 404 || statusOf(error) === 400 ? (
        <Notice title={messages.notFound}>{messages.mayBeDeleted}</Notice>
      ) : (
        <QueryView
          what={messages.thisContact}
          data={currentData}
          failure={shownError(error)}
          onRetry={() => void refetch()}
          skeleton={<Skeleton $height="30rem" role="status" aria-label={messages.loadingTheContact} />}
        >
          {(person) => <Navigate to={`/office/contacts?open=${person.id}`} replace />}
        </QueryView>
      )}
    </OfficePage>
  );
}
