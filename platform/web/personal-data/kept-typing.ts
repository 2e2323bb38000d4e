import { personalStorage } from "./personal-storage.ts";

/** What a person has typed into the fields of one form, by field. */
export type Typed = Readonly<Record<string, string>>;

const keyOf = (form: string) => `typed.${form}`;

/** What this tab's person has typed into a form and not sent. It survives a reload. */
export function readTyped(form: string): Typed {
  try {
    const kept: unknown = JSON.parse(personalStorage.get(keyOf(form)) ?? "null");
    return isTyped(kept) ? kept : {};
  } catch {
    // Not ours: ignored.
    return {};
  }
}

export function keepTyped(form: string, typed: Typed): void {
  personalStorage.set(keyOf(form), JSON.stringify(typed));
}

/** The form was sent, or is there no more. */
export function forgetTyped(form: string): void {
  personalStorage.delete(keyOf(form));
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((part) => typeof part === "string")
  );
}
