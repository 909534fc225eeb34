import { OfficeCostRates } from '../../features/costs/OfficeCostRates';

/** `/office/costs` */
export function CostRatesPage() {
  return <OfficeCostRates />;
}
