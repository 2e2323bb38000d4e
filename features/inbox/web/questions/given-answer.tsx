import { moment } from "#features/tools/web/index.tsx";
import type { Question } from "../../contract/index.ts";

/** How a question ended. */
export function GivenAnswer({ question: { status, form, answer, expiresAt } }: { question: Question }) {
  if (status === "expired") {
    return <p className={words}>Nobody answered until {moment(expiresAt)}. Ask the assistant again.</p>;
  }
  if (status === "withdrawn") return <p className={words}>The run ended before this was answered.</p>;
  if (!answer) return null;
  return (
    <div className="mt-1.5 grid gap-1.5 text-sm">
      <p className="text-ink-2">You answered at {moment(answer.at)}:</p>
      <dl className="grid gap-1.5 border-l-2 border-line-2 pl-3">
        {form.fields.map(({ label }, index) => (
          <div key={label} className="min-w-0">
            <dt className={form.kind === "form" ? "text-xs text-ink-3" : "sr-only"}>{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{answer.values[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const words = "mt-1.5 text-sm text-ink-2";
