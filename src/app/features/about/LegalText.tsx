import { indiaOffsetInMs } from '@contract/durations';
import * as messages from '@messages/app/about';
import { shownError } from '../../api/apiError';
import { ButtonAnchor } from '../../ui/Button';
import { Day } from '../../ui/Day';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { useGetStaticPageQuery } from '../../api/endpoints/contentApi';
import { Rich } from '../../ui/Rich';

interface LegalTextProps {
  /** The name of the stored static page. */
  name: string;
  /** The address of the same text as a PDF. */
  pdf: string;
}

/** The day of an instant by the calendar of India, as the PDF shows it. */
const dayInIndia = (instant: string) => new Date(Date.parse(instant) + indiaOffsetInMs).toISOString().slice(0, 10);

/** A legal text as stored by the office. */
export function LegalText({ name, pdf }: LegalTextProps) {
  const { currentData, error, isFetching, refetch } = useGetStaticPageQuery(name);
  return (
    <QueryView
      what={messages.thisText}
      data={currentData}
      failure={isFetching ? undefined : shownError(error)}
      onRetry={() => void refetch()}
      skeleton={<Skeleton $height="60rem" />}
    >
      {(page) =>
        page ? (
          <>
            <p>
              <Rich
                text={messages.versionOfDay}
                version={page.version}
                day={<Day date={dayInIndia(page.saved_at)} />}
              />
            </p>
            <Markdown text={page.content} contents />
          </>
        ) : (
          <Notice title={messages.theFullText} actions={<ButtonAnchor href={pdf}>{messages.openThePdf}</ButtonAnchor>}>
            {messages.itIsNotOnThisPage}
          </Notice>
        )
      }
    </QueryView>
  );
}
