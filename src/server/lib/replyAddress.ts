import { createHmac, timingSafeEqual } from 'node:crypto';

/** Under which address emails reach us, such as `office@reply.example`; undefined where none do. */
type Inbound = { address: string } | undefined;

const partsOf = (address: string) => {
  const at = address.lastIndexOf('@');
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
};

/** 80 bits, in letters whose case a mail server may change. */
const signatureOf = (secret: Buffer, id: number) =>
  createHmac('sha256', secret).update('reply').update(String(id)).digest('hex').slice(0, 20);

/**
 * The address under which answers come back to an enquiry, such as `office+12-4f….@reply.example`. It is signed: from
 * one, nobody can make that of another enquiry. Empty where we receive no emails.
 */
export function replyAddress(inbound: Inbound, secret: Buffer, id: number): string {
  if (!inbound) return '';
  const { local, domain } = partsOf(inbound.address);
  return `${local}+${id}-${signatureOf(secret, id)}@${domain}`;
}

/** The enquiry that an email to these addresses belongs to; undefined for none, and where the signature is not ours. */
export function enquiryOfReply(inbound: Inbound, secret: Buffer, recipients: readonly string[]): number | undefined {
  if (!inbound) return undefined;
  const { local, domain } = partsOf(inbound.address.toLowerCase());
  for (const recipient of recipients) {
    const to = partsOf(recipient.toLowerCase());
    if (to.domain !== domain || !to.local.startsWith(`${local}+`)) continue;
    const [, id, signature] = /^(\d{1,9})-([0-9a-f]{20})$/.exec(to.local.slice(local.length + 1)) ?? [];
    if (id === undefined || signature === undefined) continue;
    if (timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, Number(id))))) return Number(id);
  }
  return undefined;
}
