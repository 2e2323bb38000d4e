import { CircleAlert } from "lucide-react";

/** A refusal that no single field is to blame for; the toast reads it out, so this is only seen. */
export function FormFailure({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="flex gap-2 rounded-md border border-bad-line bg-bad-soft px-3 py-2 text-sm text-ink-1">
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-bad" />
      {message}
    </p>
  );
}
