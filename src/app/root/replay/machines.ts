import type { AnyStateMachine } from 'xstate';
import { liveMachine } from '../../flow/liveMachine';
import type { MachineRegistry } from '../../flow/replay/replayedMachines';
import { authDialogMachine } from '../../features/auth/authDialogMachine';
import { challengeIsOver } from '../../features/auth/factorActors';
import { proofMachine } from '../../features/auth/proofMachine';
import { checkoutMachine } from '../../features/checkout/checkoutMachine';
import { documentAskMachine } from '../../features/documents/documentAskMachine';
import { documentReaderMachine } from '../../features/documents/documentReaderMachine';
import { documentUploadMachine } from '../../features/documents/documentUploadMachine';
import { heroMachine } from '../../features/hero/heroMachine';
import { isAway } from '../../features/listing-form/photoRefusal';
import { photoListMachine } from '../../features/listing-form/photoListMachine';
import { photoMachine } from '../../features/listing-form/photoMachine';
import { propertyFormMachine } from '../../features/listing-form/propertyFormMachine';
import { meetingChangeMachine } from '../../features/meetings/meetingChangeMachine';
import { meetingMachine } from '../../features/meetings/meetingMachine';
import { asksOtherCells } from '../../features/office-imports/importChoice';
import { importMachine } from '../../features/office-imports/importMachine';
import { importPhotosMachine } from '../../features/office-imports/importPhotosMachine';
import { isOutdated } from '../../features/office-imports/isOutdated';
import { isUnanswered } from '../../features/office-payments/isUnanswered';
import { refundMachine } from '../../features/office-payments/refundMachine';
import { problemReportMachine } from '../../features/problem-report/problemReportMachine';
import { drawAreaMachine } from '../../features/properties/drawAreaMachine';
import { saveSearchMachine } from '../../features/saved-searches/saveSearchMachine';
import { factorSetupMachine } from '../../features/second-factor/factorSetupMachine';
import { splashMachine } from '../../features/splash/splashMachine';
import { tourEditorMachine } from '../../features/tour/tourEditorMachine';
import { tourMachine } from '../../features/tour/tourMachine';
import { visitChangeMachine } from '../../features/visits/visitChangeMachine';
import { visitRequestMachine } from '../../features/visits/visitRequestMachine';

// with a type: inferring the common one of all machines takes the compiler minutes
const all: readonly AnyStateMachine[] = [
  authDialogMachine,
  checkoutMachine,
  documentAskMachine,
  documentReaderMachine,
  documentUploadMachine,
  drawAreaMachine,
  factorSetupMachine,
  heroMachine,
  importMachine.provide({
    guards: {
      isOutdated: (_, { error }) => isOutdated(error),
      asksOtherCells: ({ context }) => asksOtherCells(context),
    },
  }),
  importPhotosMachine,
  liveMachine,
  meetingChangeMachine,
  meetingMachine,
  photoListMachine,
  photoMachine.provide({ guards: { mayRetry: ({ context: { refusal } }) => isAway(refusal) } }),
  problemReportMachine,
  proofMachine.provide({ guards: { challengeIsOver } }),
  propertyFormMachine,
  refundMachine.provide({ guards: { isUnanswered: (_, { error }) => isUnanswered(error) } }),
  saveSearchMachine,
  splashMachine,
  tourEditorMachine,
  tourMachine,
  visitChangeMachine,
  visitRequestMachine,
];

/** Every machine of the app by id, with the guards that its component provides: what a replay computes with. */
export const machines: MachineRegistry = Object.fromEntries(all.map((machine) => [machine.id, machine]));
