import type { Preview } from "../contract/index.ts";
import { InstructionsText } from "./instructions-text.tsx";

/** The messages as the provider would get them, and what was replaced in them. */
export function PreviewResult({ preview }: { preview: Preview }) {
  const { provider, messages, replaced, tools } = preview;
  return (
    <div className="mt-5 grid gap-4" role="status">
      <p className="text-sm text-ink-2">
        {provider === null
          ? "The built-in assistant reads the message on this server. It ignores instructions, and nothing is sent or replaced."
          : `${provider} would get this:`}
      </p>
      {messages
        .filter(({ role }) => provider !== null || role === "user")
        .map(({ role, text }) => (
          <div key={role}>
            <h3 className="mb-1.5 text-sm font-medium">
              {role === "system" ? "Instructions" : "The message"}
            </h3>
            <InstructionsText text={text} />
          </div>
        ))}
      {provider !== null && (
        <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
          <dt className="text-ink-2">Replaced</dt>
          <dd className="min-w-0 wrap-anywhere">
            {replaced.length === 0 ? (
              "Nothing"
            ) : (
              <ul>
                {replaced.map(({ placeholder, value }) => (
                  <li key={placeholder}>
                    <span className="font-mono text-xs">{`[${placeholder}]`}</span> stands for {value}
                  </li>
                ))}
              </ul>
            )}
          </dd>
          <dt className="text-ink-2">Tools</dt>
          <dd className="min-w-0">{tools.length === 0 ? "None" : tools.join(", ")}</dd>
        </dl>
      )}
    </div>
  );
}
