import { type ShownService, servicesOr } from './builtInServices';
import { useListConstructionServicesQuery } from '../../api/endpoints/contentApi';

/** The services to show; undefined while they load. A load that fails, or brings none, gives the built-in ones. */
export function useServices(): readonly ShownService[] | undefined {
  const { data, isError } = useListConstructionServicesQuery();
  return data || isError ? servicesOr(data) : undefined;
}
