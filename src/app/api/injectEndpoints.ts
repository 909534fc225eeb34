import type { Endpoint, EndpointArgument, EndpointResult, Route } from '@contract/endpoint';
import type {
  BaseQueryMeta,
  EndpointBuilder,
  EndpointDefinitions,
  FetchArgs,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { type BaseRequest, api } from './api';
import type { TagType } from './tags';

type Query<Arg, Result> = QueryDefinition<Arg, BaseRequest, TagType, Result, 'api'>;
type Mutation<Arg, Result> = MutationDefinition<Arg, BaseRequest, TagType, Result, 'api'>;
type Build = EndpointBuilder<BaseRequest, TagType, 'api'>;

interface Options<R extends Endpoint, Arg, Result> {
  /** Turns what callers pass into the endpoint's argument; without it they pass the argument itself. */
  argument?: (argument: Arg) => EndpointArgument<R>;
  transformResponse?: (response: EndpointResult<R>, meta: BaseQueryMeta<BaseRequest>) => Result;
  /** Set if this argument makes a public endpoint return one account's data, so that logging out drops the response. */
  private?: true;
}
type QueryOptions<R extends Endpoint, Arg, Result> = Options<R, Arg, Result> &
  Pick<
    Query<NoInfer<Arg>, NoInfer<Result>>,
    'providesTags' | 'serializeQueryArgs' | 'keepUnusedDataFor' | 'onQueryStarted'
  >;
type MutationOptions<R extends Endpoint, Arg, Result> = Options<R, Arg, Result> &
  Pick<Mutation<NoInfer<Arg>, NoInfer<Result>>, 'invalidatesTags' | 'onQueryStarted'>;

/** Builds the app's endpoints from the contract's routes: method, path, token scheme, argument and result follow from the route. */
export interface ContractBuild {
  query<R extends Endpoint, Arg = EndpointArgument<R>, Result = EndpointResult<R>>(
    route: R,
    options?: QueryOptions<R, Arg, Result>,
  ): Query<Arg, Result>;
  mutation<R extends Endpoint, Arg = EndpointArgument<R>, Result = EndpointResult<R>>(
    route: R,
    options?: MutationOptions<R, Arg, Result>,
  ): Mutation<Arg, Result>;
  /**
   * RTK Query's own builder, for an endpoint that sends several requests or reads no JSON. Build its requests with
   * `requestTo`.
   */
  build: Build;
}

function request({ method, path }: Route, argument: unknown): FetchArgs {
  const fields: Record<string, unknown> = { ...(argument as object | undefined) };
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  const isEmpty = Object.keys(fields).length === 0;
  if (method === 'GET') return { url, ...(!isEmpty && { params: fields }) };
  if (isEmpty) return { url, method };
  if (method === 'DELETE') return { url, method, params: fields };
  return { url, method, body: fields.form instanceof FormData ? fields.form : fields };
}

/** The request to a route with this argument: path parameters go into the path, the rest into the query or the body. */
export const requestTo: <R extends Endpoint>(route: R, argument: EndpointArgument<R>) => FetchArgs = request;

/** The option that sends a route's token as `Bearer`, if the contract says so. */
export const authorizationOf = ({ bearer }: Route) => bearer && { extraOptions: { bearer } };

const survivors = new Set<string>();

/** Whether logging out keeps this endpoint's pending requests and cached responses. */
export const survivesLogout = (endpointName: string): boolean => survivors.has(endpointName);

// a constraint on `Definitions` would make TypeScript infer `any` for arguments and results
type Injected<Definitions> = Definitions extends EndpointDefinitions
  ? ReturnType<typeof api.injectEndpoints<Definitions>>
  : never;

/** Adds endpoints to the api. */
export function injectEndpoints<Definitions extends object>(
  define: (build: ContractBuild) => Definitions,
): Injected<Definitions> {
  const surviving = new Set<unknown>();
  const derive =
    (make: (definition: never) => object) =>
    (route: Route, { argument, private: isPrivate, ...options }: Partial<Options<Endpoint, unknown, unknown>> = {}) => {
      const definition = make({
        ...options,
        ...authorizationOf(route),
        query: (passed: unknown) => request(route, argument ? argument(passed) : passed),
      } as never);
      if (!isPrivate && (route.cacheable || route.survivesLogout)) surviving.add(definition);
      return definition;
    };
  return api.injectEndpoints({
    endpoints: (build) => {
      const definitions = define({
        build,
        query: derive(build.query),
        mutation: derive(build.mutation),
      } as unknown as ContractBuild);
      for (const [name, definition] of Object.entries(definitions)) if (surviving.has(definition)) survivors.add(name);
      return definitions as EndpointDefinitions;
    },
  }) as unknown as Injected<Definitions>;
}
