import { ApiError } from "#platform/web/api/api-error.ts";
import type { ShownCall } from "../../contract/index.ts";

/** The argument that the server refused, so that its field says why. Its message begins with the argument's path. */
export function fieldOfFailure(failure: Error, { fields }: ShownCall): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== "approval.invalid_change") return undefined;
  const path = failure.fields[0]?.field ?? failure.message.split(":", 1)[0] ?? "";
  const [argument] = path.split(/[.[]/, 1);
  return fields.some((field) => field.isEditable && field.argument === argument) ? argument : undefined;
}

/** What the server refused, without the path of the argument: the field that shows it has a name. */
export function withoutPath(message: string): string {
  return message.replace(/^[\w.[\]]+: /, "");
}
