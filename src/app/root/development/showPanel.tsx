import { createRoot } from 'react-dom/client';
import type { AppStore } from '../store';
import { keepOnTop } from './keepOnTop';
import { MachinePanel } from './MachinePanel';

/** Adds the panel of machines to the document, as an application of its own that open dialogs leave usable. */
export function showPanel(store: AppStore): void {
  const place = document.createElement('aside');
  createRoot(place).render(<MachinePanel store={store} />);
  keepOnTop(place);
}
