import { useState } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import type { AgentDraft, AgentField } from "../../contract/index.ts";
import { fieldNames, valueInWords } from "../versions/describe-field.ts";
import type { DraftStore, DraftView } from "./draft-store.ts";
import { mergeDrafts, take } from "./merge-drafts.ts";

/** Two drafts of one revision. What only one person changed is kept; the rest is decided field by field. */
export function ConflictDialog({ view, theirs, store, onClose }: ConflictDialogProps) {
  const { content, both } = mergeDrafts(view.draft.content, view.content, theirs.content);
  const [taken, setTaken] = useState<readonly AgentField[]>([]);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const isOwn = me !== undefined && me.user.id === theirs.savedBy?.id;
  const other = isOwn ? "Your other window" : (theirs.savedBy?.name ?? "The other person");
  const [mine, others] = isOwn ? ["This window", other] : ["Mine", "Theirs"];
  const settle = async () => store.settle(take(content, theirs.content, taken));
  return (
    <FormDialog
      size="lg"
      title="The draft was changed in two places"
      description={
        both.length === 0
          ? `${other} changed other fields than ${isOwn ? "this one" : "you"}. Saving keeps the changes of both.`
          : `${other} and ${isOwn ? "this one" : "you"} changed the same fields. Choose what counts. All other changes of both are kept.`
      }
      submitLabel="Save"
      onClose={onClose}
      onSubmit={settle}
    >
      {() =>
        both.map((field) => (
          <section key={field} aria-label={fieldNames[field]} className="grid gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-sm font-medium">{fieldNames[field]}</h3>
              <Segmented
                label={`Which ${fieldNames[field].toLowerCase()} counts`}
                options={[
                  { value: "mine", label: mine },
                  { value: "theirs", label: others },
                ]}
                value={taken.includes(field) ? "theirs" : "mine"}
                onChange={(whose) =>
                  setTaken((known) =>
                    whose === "theirs" ? [...known, field] : known.filter((one) => one !== field),
                  )
                }
              />
            </div>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side title={mine} text={valueInWords(field, view.content[field])} />
              <Side title={other} text={valueInWords(field, theirs.content[field])} />
            </div>
          </section>
        ))
      }
    </FormDialog>
  );
}

interface ConflictDialogProps {
  view: DraftView;
  theirs: AgentDraft;
  store: DraftStore;
  onClose: () => void;
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line-1 bg-paper-2 p-3">
      <div className="flex items-center justify-between gap-2">
        <h4 className="min-w-0 truncate text-xs font-medium text-ink-2">{title}</h4>
        <CopyButton value={text} label={`Copy the text: ${title}`} />
      </div>
      <p className="max-h-60 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  );
}
