import type { ShownCall, ShownField } from "#features/tools/contract/index.ts";
import type { HttpRequest } from "./http-inputs.ts";

/** The exact request. */
export function showRequest({ method, url, headers, body }: HttpRequest): ShownCall {
  const isReading = method === "GET";
  const field = (label: string, argument: string, kind: ShownField["kind"], value: string): ShownField => ({
    ...{ label, argument, kind, value },
    isEditable: kind !== "json" && argument !== "method",
  });
  return {
    act: `${isReading ? "Read from" : `Send a ${method} request to`} ${URL.parse(url)?.host ?? url}`.slice(
      0,
      300,
    ),
    undo: isReading ? "It changes nothing here." : "It cannot be taken back.",
    isFinal: !isReading,
    warnings: [],
    fields: [
      ...(isReading ? [] : [field("Method", "method", "line", method)]),
      field("Address", "url", "url", url),
      ...(headers ? [field("Headers", "headers", "json", JSON.stringify(headers, null, 2))] : []),
      ...(body === undefined ? [] : [field("Body", "body", "text", body)]),
    ],
  };
}
