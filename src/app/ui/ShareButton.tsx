import * as messages from '@messages/app/ui';
import { Check, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from './Button';
import { Input } from './Field';
import { VisuallyHidden } from './Layout';

interface ShareButtonProps {
  /** The shared page's title. */
  title: string;
  /** Its path on this site. */
  path: string;
}

/** How long the button shows its result, in milliseconds. */
const saysFor = 4_000;

async function copied(address: string): Promise<boolean> {
  try {
    // unavailable without https, and refused if the reader denied it
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system's share sheet handled it, even if the reader cancelled. */
async function sharedBySystem(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  return navigator.share(data).then(
    () => true,
    (refusal: unknown) => refusal instanceof DOMException && refusal.name === 'AbortError',
  );
}

/**
 * Shares a page: by the system's share sheet if there is one, otherwise by copying its address, or else by showing it
 * selected.
 */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [said, setSaid] = useState<'copied' | 'shown' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const address = () => new URL(path, window.location.origin).href;
  useEffect(() => {
    if (said === 'shown') field.current?.select();
    if (said !== 'copied') return;
    const timer = setTimeout(() => setSaid(null), saysFor);
    return () => clearTimeout(timer);
  }, [said]);
  const share = async () => {
    if (await sharedBySystem({ title, url: address() })) return;
    setSaid((await copied(address())) ? 'copied' : 'shown');
  };
  return (
    <Frame>
      <Button $kind="quiet" aria-label={messages.shareTitle(title)} onClick={() => void share()}>
        {said === 'copied' ? (
          <Check size={18} strokeWidth={1.5} aria-hidden />
        ) : (
          <Share2 size={18} strokeWidth={1.5} aria-hidden />
        )}{' '}
        {said === 'copied' ? messages.linkCopied : messages.share}
      </Button>
      <VisuallyHidden role="status">
        {said === 'copied' ? messages.linkCopied : said === 'shown' ? messages.copyTheLinkFromTheField : ''}
      </VisuallyHidden>
      {said === 'shown' && (
        <Address
          ref={field}
          readOnly
          value={address()}
          aria-label={messages.addressOfThisPage}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  @media print {
    display: none;
  }
`;
const Address = styled(Input)`
  flex: 1 1 16rem;
  min-width: 0;
`;
