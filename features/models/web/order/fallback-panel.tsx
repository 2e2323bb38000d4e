import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type ConnectedModel, connectedModelStatuses } from "../../contract/index.ts";
import { statusOfModel } from "../connected/status-of-model.ts";
import { useSetFallbackOrder } from "../connected/use-connected-models.ts";
import { fallbackOf } from "./fallback-of.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

/** Which models replace the default when it fails, in their order. */
export function FallbackPanel({ models }: { models: readonly ConnectedModel[] }) {
  const { mutate, isPending, variables } = useSetFallbackOrder();
  const { standard, order, others } = fallbackOf(models, isPending ? variables : undefined);
  const { list, keepFocus } = useKeptFocus(order.map(({ id }) => id));
  const store = (ids: string[]) =>
    mutate(ids, {
      onError: (error) => notify({ type: "error", title: "Not changed", message: describeError(error) }),
    });
  const ids = order.map(({ id }) => id);
  const move = (id: string, by: -1 | 1) => {
    const at = ids.indexOf(id);
    const next = ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
    keepFocus(id, by);
    store(next);
  };
  return (
    <Panel
      title="When the default fails"
      description="If nobody chose a model, the next one of this list answers. A model that somebody chose is never replaced."
    >
      {standard && (
        <p className="mb-2 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          First answers <span className="font-medium text-ink-1 wrap-anywhere">{nameOf(standard)}</span>
          <Status look={connectedModelStatuses[statusOfModel(standard, new Date())]} />
        </p>
      )}
      {order.length === 0 ? (
        <p className="rounded-lg border border-line-1 bg-paper-1 px-3 py-4 text-sm text-ink-2">
          No model replaces it. If it fails, the person reads why.
        </p>
      ) : (
        <ol
          ref={list}
          aria-label="Fallback order"
          className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
        >
          {order.map((model, index) => (
            <li key={model.id} className="flex items-center gap-2 px-3 py-1.5 text-sm">
              <span className="w-5 shrink-0 text-ink-3 tabular-nums">{index + 1}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(model)}</span>
              {model.health.pausedUntil && (
                <Status look={connectedModelStatuses[statusOfModel(model, new Date())]} />
              )}
              <IconButton
                size="sm"
                data-move={`${model.id} -1`}
                label={`Move ${model.label} up`}
                icon={<ArrowUp aria-hidden="true" size={16} />}
                disabled={index === 0}
                onClick={() => move(model.id, -1)}
              />
              <IconButton
                size="sm"
                data-move={`${model.id} 1`}
                label={`Move ${model.label} down`}
                icon={<ArrowDown aria-hidden="true" size={16} />}
                disabled={index === order.length - 1}
                onClick={() => move(model.id, 1)}
              />
              <IconButton
                size="sm"
                label={`Take ${model.label} out of the order`}
                icon={<X aria-hidden="true" size={16} />}
                onClick={() => store(ids.filter((id) => id !== model.id))}
              />
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {others.map((model) => (
            <Button
              key={model.id}
              size="sm"
              icon={<Plus aria-hidden="true" size={14} />}
              onClick={() => store([...ids, model.id])}
            >
              {nameOf(model)}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}

function nameOf({ label, provider }: ConnectedModel): string {
  return `${label} · ${provider}`;
}
