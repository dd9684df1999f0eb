import { baseApi as api } from "./base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query<GetPushApiResponse, GetPushApiArg>({
      query: () => ({ url: `/api/push` }),
    }),
    savePushDevice: build.mutation<
      SavePushDeviceApiResponse,
      SavePushDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/push/device`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    removePushDevice: build.mutation<
      RemovePushDeviceApiResponse,
      RemovePushDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/push/devices/${encodeURIComponent(String(queryArg))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedPushApi };
export type GetPushApiResponse = /** status 200  */ Push;
export type GetPushApiArg = void;
export type SavePushDeviceApiResponse = /** status 200  */ PushDevice;
export type SavePushDeviceApiArg = PushDeviceForm;
export type RemovePushDeviceApiResponse = unknown;
export type RemovePushDeviceApiArg = string;
export type PushDevice = {
  createdAt: string;
  id: string;
  isThisSession: boolean;
  label: string;
  topics: ("seat" | "change" | "starting")[];
};
export type Push = {
  devices: PushDevice[];
  key: string | null;
};
export type PushDeviceForm = {
  auth: string;
  endpoint: string;
  p256dh: string;
  topics: ("seat" | "change" | "starting")[];
};
export const {
  useGetPushQuery,
  useSavePushDeviceMutation,
  useRemovePushDeviceMutation,
} = injectedRtkApi;
