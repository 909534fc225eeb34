import { Hammer, House, PaintRoller, Ruler, ShieldCheck, Trees } from 'lucide-react';

const icons = {
  home: House,
  paint: PaintRoller,
  ruler: Ruler,
  trees: Trees,
  hammer: Hammer,
  shield: ShieldCheck,
} as const;

/** The picture of a service by the name the server gives; a hammer for names that are not known. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : Hammer;
  return <Icon size={28} strokeWidth={1.5} aria-hidden />;
}
