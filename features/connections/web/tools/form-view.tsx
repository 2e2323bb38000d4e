import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import type { ToolForm } from "../../contract/index.ts";
import { partsOfForm } from "./parts-of-form.ts";

/** All parts of a tool's form. Those that differ from the other form are marked. */
export function FormView({ title, form, other, codeEnd }: FormViewProps) {
  const others = other && partsOfForm(other);
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line-1 bg-paper-1 p-3">
      <h3 className="text-sm font-semibold text-ink-1">{title}</h3>
      <dl className="mt-2 grid gap-2">
        {partsOfForm(form).map(({ label, text, isCode, readByModels }, index) => {
          const isDifferent = others !== null && others?.[index]?.text !== text;
          return (
            <div
              key={label}
              className={classNames(
                "min-w-0 rounded-md px-2 py-1",
                isDifferent && "border border-warn-line bg-warn-soft",
              )}
            >
              <dt className="text-xs text-ink-3">
                {label}
                {isDifferent && <span className="font-medium text-warn"> · differs</span>}
              </dt>
              <dd
                className={classNames(
                  "text-sm whitespace-pre-wrap text-ink-1 wrap-anywhere",
                  isCode && "max-h-56 overflow-y-auto font-mono text-xs",
                )}
                ref={isCode ? reachWhenScrollable : undefined}
              >
                {text.slice(0, readByModels) || "(none)"}
                {readByModels && (
                  <>
                    <span className="block text-xs font-medium text-warn">
                      Models read {readByModels} of {text.length} characters. They do not read the rest:
                    </span>
                    <span className="text-ink-3">{text.slice(readByModels)}</span>
                  </>
                )}
                {isCode && codeEnd}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface FormViewProps {
  title: string;
  form: ToolForm;
  /** Null: there is none. */
  other: ToolForm | null;
  /** Stands at the end of what scrolls in a box of its own. */
  codeEnd?: ReactNode;
}
