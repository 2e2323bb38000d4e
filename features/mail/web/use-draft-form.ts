import { useState } from "react";
import { type DraftContent, type MailDraft, readMailAddress } from "../contract/index.ts";

export const addressFields = ["to", "cc", "bcc"] as const;
type AddressField = (typeof addressFields)[number];

type Typed = Record<AddressField | "subject" | "body", string>;

/** What is typed into the form of a draft, and whether it is stored. */
export function useDraftForm(draft: MailDraft) {
  const [stored, setStored] = useState<Typed>(() => ({
    to: draft.to.join("\n"),
    cc: draft.cc.join("\n"),
    bcc: draft.bcc.join("\n"),
    subject: draft.subject,
    body: draft.body,
  }));
  const [typed, setTyped] = useState(stored);
  const content: DraftContent = {
    to: listAddresses(typed.to),
    cc: listAddresses(typed.cc),
    bcc: listAddresses(typed.bcc),
    subject: typed.subject.trim(),
    body: typed.body,
  };
  const wrongIn = (field: AddressField) =>
    content[field]?.find((address) => readMailAddress(address) === undefined);
  return {
    typed,
    change: (changed: Partial<Typed>) => setTyped((known) => ({ ...known, ...changed })),
    content,
    /** What is typed is not stored. */
    isChanged: Object.entries(stored).some(([field, text]) => typed[field as keyof Typed] !== text),
    markStored: () => setStored(typed),
    /** The first text of the field that is no address. */
    wrongIn,
    isWrong: addressFields.some((field) => wrongIn(field) !== undefined),
  };
}

export type DraftForm = ReturnType<typeof useDraftForm>;

/** Addresses on lines of their own, or separated by commas and semicolons. */
function listAddresses(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== "");
}
