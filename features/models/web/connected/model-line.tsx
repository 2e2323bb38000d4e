import { lazy, Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { type ConnectedModel, connectedModelStatuses, formatDollars } from "../../contract/index.ts";
import { CapabilityList } from "./capability-list.tsx";
import { FailureWords } from "./failure-words.tsx";
import { formatTokens } from "./format-tokens.ts";
import { HealthSummary } from "./health-summary.tsx";
import { modelMenu } from "./model-menu.tsx";
import { statusOfModel } from "./status-of-model.ts";
import { type ModelChange, useChangeModel, useTestModel } from "./use-connected-models.ts";

const AudienceDialog = lazy(async () => ({
  default: (await import("../audience/audience-dialog.tsx")).AudienceDialog,
}));
const PriceDialog = lazy(async () => ({
  default: (await import("../prices/price-dialog.tsx")).PriceDialog,
}));

/** A connected model: what it can do, what it costs, how its calls go, and what can be done with it. */
export function ModelLine({ model }: { model: ConnectedModel }) {
  const [open, setOpen] = useState<"price" | "audience" | "delete">();
  const test = useTestModel(model.id);
  const { mutateAsync: change } = useChangeModel(model.id);
  const { label, capabilities, contextTokens, testedAt, audience } = model;
  const status = connectedModelStatuses[statusOfModel(model, new Date())];
  const failure = test.data?.failure;

  const apply = (next: ModelChange) =>
    change(next).catch((error: unknown) => {
      notify({ type: "error", title: "Not changed", message: describeError(error) });
    });
  return (
    <li aria-label={label} className="grid gap-2.5 px-3 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{label}</span>
            <Status look={status} />
            {audience && <Pill>Restricted</Pill>}
          </p>
          <p className="mt-0.5 text-sm text-ink-2">
            {contextTokens !== null && <>{formatTokens(contextTokens)} · </>}
            {describeCost(model)}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Button
            size="sm"
            busy={test.isPending}
            busyLabel="Testing"
            aria-label={`Test ${label}`}
            onClick={() => test.mutate()}
          >
            Test
          </Button>
          <Button size="sm" aria-label={`Price of ${label}`} onClick={() => setOpen("price")}>
            Price
          </Button>
          <MoreMenu
            name={label}
            variant="ghost"
            items={modelMenu(model, { apply: (next) => void apply(next), open: setOpen })}
          />
        </div>
      </div>
      {testedAt === null ? (
        <p className="text-xs text-ink-3">No test has succeeded yet. One shows what the model can do.</p>
      ) : (
        <CapabilityList capabilities={capabilities} />
      )}
      <HealthSummary health={model.health} label={label} hidesFailure={Boolean(failure)} />
      <div role="status" className="empty:-mt-2.5">
        {failure && (
          <div className="rounded-md border border-bad-line bg-bad-soft px-3 py-2">
            <FailureWords failure={failure} />
          </div>
        )}
        {test.error && <p className="text-sm text-bad">{describeError(test.error)}</p>}
        {test.data && !failure && (
          <p className="text-sm text-good">
            {test.data.firstPartMs === null
              ? "It works."
              : `It answers. The first words came after ${test.data.firstPartMs} ms.`}
          </p>
        )}
      </div>
      <Suspense>
        {open === "price" && <PriceDialog model={model} onClose={() => setOpen(undefined)} />}
        {open === "audience" && <AudienceDialog model={model} onClose={() => setOpen(undefined)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={open === "delete"}
        title={`Remove ${label}?`}
        confirmLabel="Remove"
        onClose={() => setOpen(undefined)}
        onConfirm={() => apply({ type: "delete" })}
      >
        Nobody can choose it any more, and its price and health are forgotten. Answers that it gave stay.
      </ConfirmDialog>
    </li>
  );
}

/** The current price of a million tokens, in words. */
function describeCost({ price }: Pick<ConnectedModel, "price">): string {
  const { inputMicros, outputMicros } = price?.prices ?? {};
  if (inputMicros === undefined || outputMicros === undefined) return "No price set, counts as free";
  return `${formatDollars(inputMicros)} in, ${formatDollars(outputMicros)} out per million tokens`;
}
