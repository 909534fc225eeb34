import type { Endpoint } from '@contract/endpoint';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { saveFile } from '../platform/saveFile';
import { type ContractBuild, authorizationOf } from './injectEndpoints';

/** A file of the server: its request, and the name that it is saved under. */
export interface ServerFile {
  request: FetchArgs;
  name: string;
}

/** A mutation that saves a file with the token; nothing of it stays in the store. */
export const download = <Arg>(build: ContractBuild['build'], route: Endpoint, fileOf: (argument: Arg) => ServerFile) =>
  build.mutation<null, Arg>({
    queryFn: async (argument, _api, _options, send) => {
      const { request, name } = fileOf(argument);
      const { data, error } = await send({
        ...request,
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, name);
      return { data: null };
    },
    ...authorizationOf(route),
  });
