import type { paths } from "#platform/web/api/schema.gen.ts";

/** A route of the API that reads one object by its id, such as `/api/v1/conversations/{id}`. */
export type ObjectPath = {
  [Path in keyof paths]: Path extends `/api/v1/${infer Noun}/{id}`
    ? Noun extends `${string}/${string}`
      ? never
      : paths[Path] extends { get: { parameters: { path: { id: string } } } }
        ? Path
        : never
    : never;
}[keyof paths];
