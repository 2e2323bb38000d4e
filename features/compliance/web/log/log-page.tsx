import { Suspense, useRef } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { ComplianceArea } from "../compliance-area.tsx";
import { ExportThese } from "../exports/export-these.tsx";
import { complianceTexts } from "../texts/compliance-texts.ts";
import { EventList } from "./event-list.tsx";
import { FilterBar } from "./filter/filter-bar.tsx";
import { FilterChips } from "./filter/filter-chips.tsx";
import { useFilter } from "./filter/use-filter.ts";
import { SavedQueries } from "./queries/saved-queries.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useLogRights } from "./use-log.ts";

const EventDialog = optionalPart(async () => (await import("./event/event-dialog.tsx")).EventDialog);

/** The log: events by filter, live, each with its details. */
export function LogPage() {
  const texts = useTexts(complianceTexts);
  const place = useFilter();
  const rights = useLogRights();
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, bar);
  const { scopes = [] } = rights.data ?? {};
  return (
    <ComplianceArea
      actions={
        <>
          <ExportThese filter={place.filter} />
          <SavedQueries place={place} />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {scopes.length > 1 && (
          <Segmented
            label={texts.scopes.label}
            className="justify-self-start"
            options={scopes.map((value) => ({ value, label: texts.scopes[value] }))}
            value={place.filter.scope}
            onChange={(scope) => place.show({ ...place.filter, scope })}
          />
        )}
        {scopes.length === 1 && <p className="text-sm text-ink-3">{texts.ownOnly}</p>}
        <div ref={bar}>
          <FilterBar place={place} />
        </div>
        <FilterChips place={place} />
        <EventList place={place} list={list} />
      </div>
      <Suspense>{place.openId && <EventDialog id={place.openId} place={place} />}</Suspense>
    </ComplianceArea>
  );
}
