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
  const login = <Link onClick={() => dispatch(loginRequired({ target: path }))}>Log in</Link>;
  const again = <Link onClick={() => form.send({ type: 'SAVE_NOW' })}>Try again</Link>;
  const saved: SaveNote = context.live
    ? { icon: CircleCheck, text: 'No changes yet.' }
    : {
        icon: CircleCheck,
        tone: 'good',
        text: `Saved as a draft${context.savedAt ? `, ${clockTime(context.savedAt)}` : ''}`,
      };
  const here: SaveNote = context.account
    ? { icon: PenLine, text: 'Saved in this browser until you post it.' }
    : { icon: PenLine, text: <>Saved in this browser. {login} to save it as a draft.</> };
  const note =
    (
      {
        empty: {
          icon: PenLine,
          text: context.account ? (
            'Drafts save automatically.'
          ) : (
            <>Saved in this browser. {login} to save it as a draft.</>
          ),
        },
        changed: { icon: PenLine, text: context.live ? 'Not saved yet.' : 'Not saved yet …' },
        saving: { icon: LoaderCircle, text: 'Saving …' },
        storing: { icon: LoaderCircle, text: 'Saving …' },
        waiting: { icon: LoaderCircle, text: 'Waiting for your photos …' },
        publishing: { icon: LoaderCircle, text: 'Posting …' },
        looking: { icon: LoaderCircle, text: 'Looking for your draft …' },
        noted: here,
        asking: here,
        parked: { icon: CircleCheck, text: <>Saved as a draft. {login} to go on.</> },
        unsaved: {
          icon: CloudOff,
          tone: 'bad',
          text: (
            <>
              {failureText(context.refusal)} Your changes are saved in this browser. {again}
            </>
          ),
        },
        unknown: {
          icon: CloudOff,
          tone: 'bad',
          text: <>We could not reach the server. Your changes are saved in this browser. {again}</>,
        },
        refused: { icon: CircleAlert, tone: 'bad', text: 'Not posted yet: complete the fields marked below.' },
        stuck: { icon: CircleAlert, tone: 'bad', text: 'Not posted yet: some photos did not upload.' },
        held: { icon: CircleCheck, text: 'Saved as a draft.' },
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
    : { icon: PenLine, text: 'Not saved yet …' };
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
