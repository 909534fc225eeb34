import * as messages from '@messages/app/listingForm';
import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, type LucideIcon, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { codeOf, toApiFailure, errorMessage } from '../../../api/apiError';
import { asksWhetherRight } from '../../../api/publishBlockers';
import { loginRequired } from '../../../session/sessionSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, size, space } from '../../../theme/tokens';
import { clockTime } from '../../../ui/days';
import { unreadableEntries } from '../propertyFormFields';
import type { FormRef } from '../usePropertyForm';
import { NotSaved } from './NotSaved';
import { Rich } from '../../../ui/Rich';

interface SaveNote {
  icon: LucideIcon;
  tone?: 'good' | 'bad';
  text: ReactNode;
}

interface SaveLineProps {
  form: FormRef;
  /** Where to return after a login. */
  path: string;
  /** Typing has paused. */
  isSettled: boolean;
}

/** The save status of a listing: saved, and when; saving; or only in this browser, and what to do about it. */
export function SaveLine({ form, path, isSettled }: SaveLineProps) {
  const { value, context } = useSelector(form, (snapshot) => snapshot);
  const dispatch = useAppDispatch();
  const formStatus = typeof value === 'string' ? value : Object.values(value)[0];
  const login = <Link onClick={() => dispatch(loginRequired({ target: path }))}>{messages.logIn}</Link>;
  const again = <Link onClick={() => form.send({ type: 'SAVE_NOW' })}>{messages.tryAgain}</Link>;
  const saved: SaveNote = context.live
    ? { icon: CircleCheck, text: messages.noChangesYet }
    : {
        icon: CircleCheck,
        tone: 'good',
        text: context.savedAt ? messages.savedAsADraftAt(clockTime(context.savedAt)) : messages.savedAsADraft,
      };
  const here: SaveNote = context.account
    ? { icon: PenLine, text: messages.savedInThisBrowserUntil }
    : {
        icon: PenLine,
        text: <Rich text={messages.savedInThisBrowserLogIn} login={login} />,
      };
  const note =
    (
      {
        empty: {
          icon: PenLine,
          text: context.account ? (
            messages.draftsSaveAutomatically
          ) : (
            <Rich text={messages.savedInThisBrowserLogIn} login={login} />
          ),
        },
        changed: { icon: PenLine, text: context.live ? messages.notSavedYet : messages.notSavedYetBusy },
        saving: { icon: LoaderCircle, text: messages.saving },
        storing: { icon: LoaderCircle, text: messages.saving },
        waiting: { icon: LoaderCircle, text: messages.waitingForYourPhotos },
        publishing: { icon: LoaderCircle, text: messages.posting },
        looking: { icon: LoaderCircle, text: messages.lookingForYourDraft },
        noted: here,
        asking: here,
        parked: {
          icon: CircleCheck,
          text: <Rich text={messages.savedAsADraftLogIn} login={login} />,
        },
        unsaved: {
          icon: CloudOff,
          tone: 'bad',
          text: (
            <>
              {messages.yourChangesAreSaved(failureText(context.refusal))} {again}
            </>
          ),
        },
        unknown: {
          icon: CloudOff,
          tone: 'bad',
          text: (
            <>
              {messages.weCouldNotReachTheServer} {again}
            </>
          ),
        },
        refused: {
          icon: CircleAlert,
          tone: 'bad',
          text: !asksWhetherRight(codeOf(context.refusal))
            ? messages.notPostedYet
            : context.live
              ? messages.notSavedYetOneQuestion
              : messages.notPostedYetOneQuestion,
        },
        stuck: { icon: CircleAlert, tone: 'bad', text: messages.notPostedYetSomePhotosDid },
        held: { icon: CircleCheck, text: messages.savedAsADraftLabel },
      } as Readonly<Record<string, SaveNote>>
    )[formStatus ?? ''] ?? saved;
  const wrong = Object.keys(unreadableEntries(context.typed));
  const isPartly = wrong.length > 0 && claims.has(formStatus ?? '');
  const rest = formStatus === 'saved' ? <>{note.text}.</> : note.text;
  const partly: SaveNote = isSettled
    ? {
        icon: CircleAlert,
        tone: 'bad',
        text: <NotSaved fields={wrong} before={context.draftId === null || context.live ? null : rest} />,
      }
    : { icon: PenLine, text: messages.notSavedYetBusy };
  const { icon: Icon, tone, text } = isPartly ? partly : note;
  return (
    <Line role="status" $tone={tone}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <span>{text}</span>
    </Line>
  );
}

/** The states in which the line says that everything is saved or that there is nothing to save. */
const claims: ReadonlySet<string> = new Set(['empty', 'saved', 'parked', 'held']);

function failureText(refusal: unknown): string {
  if (!refusal || toApiFailure(refusal).kind === 'unreachable') return messages.notSavedWeCannotReach;
  return messages.notSavedWith(errorMessage(refusal));
}

const Line = styled.p<{ $tone: 'good' | 'bad' | undefined }>`
  position: var(--stuck);
  z-index: 1;
  top: var(--bar);
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space[8]} 0;
  background: ${color.ivory50};
  border-bottom: 1px solid ${color.sand200};
  font-size: ${size[14]};
  color: ${({ $tone }) => ($tone === 'bad' ? color.claret700 : $tone === 'good' ? color.leaf700 : color.ink500)};
  svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;
const Link = styled.button.attrs({ type: 'button' })`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;
