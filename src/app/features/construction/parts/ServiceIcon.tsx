import { Hammer, House, PaintRoller, Ruler, ShieldCheck, Trees } from 'lucide-react';

const icons = {
  home: House,
  paint: PaintRoller,
  ruler: Ruler,
  trees: Trees,
  hammer: Hammer,
  shield: ShieldCheck,
} as const;

/** The icon by the server's name for it; a hammer for unknown names. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : Hammer;
  return <Icon size={28} strokeWidth={1.5} aria-hidden />;
}
