import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, type LucideIcon, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { toApiFailure, errorMessage } from '../../../api/apiError';
import { loginRequired } from '../../../session/sessionSlice';
import { useAppDispatch } from '../../../session/storeHooks';
import { color, size, space } from '../../../theme/tokens';
import { clockTime } from '../../../ui/days';
import { unreadableEntries } from '../propertyFormFields';
import type { FormRef } from '../usePropertyForm';
import { NotSaved } from './NotSaved';

interface SaveNote {
  icon: LucideIcon;
  tone?: 'good' | 'bad';
  words: ReactNode;
}

interface SaveLineProps {
  form: FormRef;
  /** Where to lead back to after a login. */
  path: string;
  /** Nobody is in the middle of a word. */
  isSettled: boolean;
}

/** How a listing that is being written stands: saved, and when; on its way; or only in this browser, and what to do about it. */
export function SaveLine({ form, path, isSettled }: SaveLineProps) {
  const { value, context } = useSelector(form, (snapshot) => snapshot);
  const dispatch = useAppDispatch();
  const formStatus = typeof value === 'string' ? value : Object.values(value)[0];
  const login = <Link onClick={() => dispatch(loginRequired({ target: path }))}>Log in</Link>;
  const again = <Link onClick={() => form.send({ type: 'SAVE_NOW' })}>Try again</Link>;
  const saved: SaveNote = context.live
    ? { icon: CircleCheck, words: 'No changes yet.' }
    : {
        icon: CircleCheck,
        tone: 'good',
        words: `Saved as a draft${context.savedAt ? `, ${clockTime(context.savedAt)}` : ''}`,
      };
  const here: SaveNote = context.account
    ? { icon: PenLine, words: 'Saved in this browser until you post it.' }
    : { icon: PenLine, words: <>Saved in this browser. {login} to save it as a draft.</> };
  const note =
    (
      {
        empty: {
          icon: PenLine,
          words: context.account ? (
            'Drafts save automatically.'
          ) : (
            <>Saved in this browser. {login} to save it as a draft.</>
          ),
        },
        changed: { icon: PenLine, words: context.live ? 'Not saved yet.' : 'Not saved yet …' },
        saving: { icon: LoaderCircle, words: 'Saving …' },
        storing: { icon: LoaderCircle, words: 'Saving …' },
        waiting: { icon: LoaderCircle, words: 'Waiting for your photos …' },
        publishing: { icon: LoaderCircle, words: 'Posting …' },
        looking: { icon: LoaderCircle, words: 'Looking for your draft …' },
        noted: here,
        asking: here,
        parked: { icon: CircleCheck, words: <>Saved as a draft. {login} to go on.</> },
        unsaved: {
          icon: CloudOff,
          tone: 'bad',
          words: (
            <>
              {failureWords(context.refusal)} Your changes are saved in this browser. {again}
            </>
          ),
        },
        unknown: {
          icon: CloudOff,
          tone: 'bad',
          words: <>We could not reach the server. Your changes are saved in this browser. {again}</>,
        },
        refused: { icon: CircleAlert, tone: 'bad', words: 'Not posted yet: complete the fields marked below.' },
        stuck: { icon: CircleAlert, tone: 'bad', words: 'Not posted yet: some photos did not upload.' },
        held: { icon: CircleCheck, words: 'Saved as a draft.' },
      } as Readonly<Record<string, SaveNote>>
    )[formStatus ?? ''] ?? saved;
  const wrong = Object.keys(unreadableEntries(context.typed));
  const isPartly = wrong.length > 0 && claims.has(formStatus ?? '');
  const rest = formStatus === 'saved' ? <>{note.words}.</> : note.words;
  const partly: SaveNote = isSettled
    ? {
        icon: CircleAlert,
        tone: 'bad',
        words: <NotSaved fields={wrong} before={context.draftId === null || context.live ? null : rest} />,
      }
    : { icon: PenLine, words: 'Not saved yet …' };
  const { icon: Icon, tone, words } = isPartly ? partly : note;
  return (
    <Line role="status" $tone={tone}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
      <span>{words}</span>
    </Line>
  );
}

/** Where the line says that all is saved, or that there is nothing to save. */
const claims: ReadonlySet<string> = new Set(['empty', 'saved', 'parked', 'held']);

function failureWords(refusal: unknown): string {
  if (!refusal || toApiFailure(refusal).kind === 'unreachable') return 'Not saved: we cannot reach the server.';
  return `Not saved: ${errorMessage(refusal)}`;
}

const Line = styled.p<{ $tone: 'good' | 'bad' | undefined }>`
  position: sticky;
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
