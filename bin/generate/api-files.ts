import openapiTypes, { astToString } from "openapi-typescript";
import type { GeneratedFile } from "./generated-file.ts";

/** The API description, and the types of the browser's client. */
export function apiFiles(document: string): GeneratedFile[] {
  return [
    { path: "platform/web/api/openapi.gen.json", make: async () => document },
    {
      path: "platform/web/api/schema.gen.ts",
      make: async () => astToString(await openapiTypes(document)),
    },
  ];
}
