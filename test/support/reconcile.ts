import { runJob } from '@server/jobs/scheduler';
import { reconcilePaymentsJob } from '@server/payments/ledger/reconciler';

/** Runs the reconciler once. @returns how many orders it synced; 0 while another run has the lease */
export async function reconcile(deps: Parameters<typeof reconcilePaymentsJob.run>[0]): Promise<number> {
  return (await runJob(reconcilePaymentsJob, deps))?.synced ?? 0;
}
