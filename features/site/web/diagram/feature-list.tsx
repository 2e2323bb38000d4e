import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { joinWords } from "./diagram-words.ts";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** The picture of the features as a list of all that it says. */
export function FeatureList({
  nodes,
  flows,
}: {
  nodes: readonly DiagramNode[];
  flows: readonly DiagramFlow[];
}) {
  const words = useTexts(diagramTexts);
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return (
    <ul className="rounded-lg border border-line-1">
      {nodes.map(({ id, label, text, isHere }) => {
        const used = flows.filter(({ from }) => from === id).map(({ to }) => labelOf(to));
        return (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-line-1 px-4 py-3 not-last:border-b md:grid-cols-[12rem_1fr]"
          >
            <h3 className="text-base font-medium">{label}</h3>
            <div className="max-w-prose text-sm text-ink-2">
              <p>{text}</p>
              <p className="mt-1 font-mono text-xs text-ink-3">
                {isHere ? "" : words.notThereYet}
                {used.length === 0 ? words.usesNone : words.usesSome(joinWords(used, words))}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
