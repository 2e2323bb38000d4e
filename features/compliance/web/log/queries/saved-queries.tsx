import { Bookmark, Pencil, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Popover } from "#platform/web/ui/popover.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { SavedQuery } from "../../../contract/index.ts";
import { complianceTexts } from "../../texts/compliance-texts.ts";
import { activeNames } from "../filter/log-filter.ts";
import type { useFilter } from "../filter/use-filter.ts";
import { useQueries, useQueryActs } from "./use-queries.ts";

const QueryNameDialog = optionalPart(async () => (await import("./query-name-dialog.tsx")).QueryNameDialog);

/** Filters that the person kept under a name: opened, renamed, deleted, and the present ones saved. */
export function SavedQueries({ place }: { place: ReturnType<typeof useFilter> }) {
  const { queries: words } = useTexts(complianceTexts);
  const queries = useQueries();
  const { save, rename, remove } = useQueryActs();
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<SavedQuery | "new">();
  const begin = (what: SavedQuery | "new") => {
    setOpen(false);
    setNaming(what);
  };
  const keep = async (name: string) => {
    if (naming === "new") await save(name, place.filter);
    else if (naming) await rename(naming.id, name);
    const title = naming === "new" ? words.saved(name) : words.renamed(name);
    notify({ type: "success", title, duration: 4_000 });
  };
  const erase = async ({ id, name }: SavedQuery) => {
    try {
      await remove(id);
      notify({ type: "success", title: words.deleted(name), duration: 4_000 });
    } catch (error) {
      notify({ type: "error", title: words.notDeleted, message: describeError(error) });
    }
  };
  return (
    <>
      <Popover
        title={words.title}
        align="end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<Button icon={<Bookmark aria-hidden="true" size={16} />}>{words.button}</Button>}
      >
        {queries.error && <p className="text-sm text-bad">{words.failed}</p>}
        {queries.data?.length === 0 && <p className="text-sm text-ink-2">{words.empty}</p>}
        <ul className="grid gap-1">
          {queries.data?.map((query) => (
            <li key={query.id} className="flex items-center gap-1">
              <button
                type="button"
                className="min-w-0 flex-1 truncate rounded-md px-2 py-1.5 text-left hover:bg-paper-3 pointer-coarse:min-h-11"
                onClick={() => {
                  setOpen(false);
                  place.show(query.filter);
                }}
              >
                {query.name}
              </button>
              <IconButton
                size="sm"
                variant="ghost"
                label={`${words.rename}: ${query.name}`}
                icon={<Pencil aria-hidden="true" size={14} />}
                onClick={() => begin(query)}
              />
              <IconButton
                size="sm"
                variant="ghost"
                label={`${words.delete}: ${query.name}`}
                icon={<Trash2 aria-hidden="true" size={14} />}
                onClick={() => void erase(query)}
              />
            </li>
          ))}
        </ul>
        {activeNames(place.filter).length > 0 && (
          <Button size="sm" className="mt-3" onClick={() => begin("new")}>
            {words.save}
          </Button>
        )}
      </Popover>
      <Suspense>
        {naming && (
          <QueryNameDialog
            title={naming === "new" ? words.saveTitle : words.renameTitle}
            initial={naming === "new" ? "" : naming.name}
            onClose={() => setNaming(undefined)}
            onSubmit={keep}
          />
        )}
      </Suspense>
    </>
  );
}
