import type { CreateSink } from "../../../contract/index.ts";

/** A receiver as it is typed. */
export type WrittenSink = Pick<CreateSink, "kind" | "name" | "address" | "categories" | "from"> & {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  certificate: string;
};

export const newSink: WrittenSink = {
  ...{ kind: "webhook", name: "", address: "", categories: [], from: "now" },
  ...{ accessKeyId: "", secretAccessKey: "", region: "", certificate: "" },
};

export function faultsOf({ kind, name, address, accessKeyId, secretAccessKey }: WrittenSink, isNew: boolean) {
  return {
    name: name.trim() === "",
    address: address.trim() === "",
    key: isNew && kind === "s3" && (accessKeyId.trim() === "" || secretAccessKey.trim() === ""),
  };
}

/** What its kind needs, and nothing that was typed for another one. */
export function bodyOf(written: WrittenSink): CreateSink {
  const { kind, name, address, categories, from, accessKeyId, secretAccessKey, region, certificate } =
    written;
  return {
    ...{ kind, name, address, categories, from },
    ...(kind === "s3" && { credentials: { accessKeyId, secretAccessKey, region } }),
    ...(kind === "syslog" && certificate.trim() && { certificate }),
  };
}
