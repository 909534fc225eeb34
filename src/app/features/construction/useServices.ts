import { type ShownService, servicesOr } from './builtInServices';
import { useListConstructionServicesQuery } from '../../api/endpoints/contentApi';

/** The services to show; undefined while they load. The built-in ones if loading fails or returns none. */
export function useServices(): readonly ShownService[] | undefined {
  const { data, isError } = useListConstructionServicesQuery();
  return data || isError ? servicesOr(data) : undefined;
}
