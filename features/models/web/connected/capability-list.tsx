import { Check, X } from "lucide-react";
import type { ModelCapabilities } from "../../contract/index.ts";

const names: [keyof ModelCapabilities, string][] = [
  ["tools", "Tools"],
  ["jsonSchema", "JSON schema"],
  ["vision", "Vision"],
  ["embeddings", "Embeddings"],
];

/** What a test found that a model can do, and what it cannot. */
export function CapabilityList({ capabilities }: { capabilities: ModelCapabilities }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {names.map(([key, name]) => {
        const isAble = capabilities[key];
        const Icon = isAble ? Check : X;
        return (
          <li key={key} className={`flex items-center gap-1 ${isAble ? "text-ink-1" : "text-ink-3"}`}>
            <Icon aria-hidden="true" size={12} strokeWidth={2.5} className={isAble ? "text-good" : ""} />
            {!isAble && <span className="sr-only">No </span>}
            {name}
          </li>
        );
      })}
    </ul>
  );
}
