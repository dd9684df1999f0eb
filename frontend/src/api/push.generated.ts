import { baseApi as api } from "./base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPush: build.query<GetPushApiResponse, GetPushApiArg>({
      query: () => ({ url: `/api/push` }),
    }),
    saveDevice: build.mutation<
      SaveDeviceApiResponse,
      SaveDeviceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/push/device`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    removeDevice: build.mutation<
      RemoveDeviceApiResponse,
      RemoveDeviceApiArg
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
export type SaveDeviceApiResponse = /** status 200  */ PushDevice;
export type SaveDeviceApiArg = PushDeviceForm;
export type RemoveDeviceApiResponse = unknown;
export type RemoveDeviceApiArg = string;
export type PushTopic = "seat" | "change" | "starting";
export type PushDevice = {
  createdAt: string;
  id: string;
  isThisSession: boolean;
  label: string;
  topics: PushTopic[];
};
export type Push = {
  devices: PushDevice[];
  key: string | null;
};
export type PushDeviceForm = {
  auth: string;
  endpoint: string;
  p256dh: string;
  topics: PushTopic[];
};
export const {
  useGetPushQuery,
  useSaveDeviceMutation,
  useRemoveDeviceMutation,
} = injectedRtkApi;
