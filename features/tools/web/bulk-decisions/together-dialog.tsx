import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { FooterNote } from "#platform/web/ui/footer-note.tsx";
import { useMediaQuery } from "#platform/web/ui/use-media-query.ts";
import type { Approval } from "../../contract/index.ts";
import { EndMark } from "../scroll-gate/end-mark.tsx";
import { endsOfBlocks, endsOfTable } from "../scroll-gate/ends-to-see.ts";
import { ScrollFirst } from "../scroll-gate/scroll-first.tsx";
import { useSeenEnds } from "../scroll-gate/use-seen-ends.ts";
import { ShownFields } from "../shown-fields.tsx";
import { columnsOf } from "./columns-of.ts";
import { TogetherBlocks } from "./together-blocks.tsx";
import { TogetherTable } from "./together-table.tsx";
import { useApproveAll } from "./use-approve-all.ts";

/** All requests of one run that are alike, with everything that they would do, and one press for all of them. */
export function TogetherDialog({ approvals, own, onApproved, onClose }: TogetherDialogProps) {
  const { isSending, approved, failure, approveAll } = useApproveAll({ onApproved, onDone: onClose });
  // Whether the window is too narrow for a table.
  const isNarrow = useMediaQuery("(width < 640px)");
  const { next, onSeen } = useSeenEnds(isNarrow ? endsOfBlocks : endsOfTable);
  const [bottom, right] = endsOfTable;
  const { differing, common } = columnsOf(approvals);
  const [first] = approvals;
  // The card that opened this is decided last, since it may go then.
  const left = approvals
    .filter(({ id }) => !approved.includes(id))
    .sort((a, b) => Number(a.id === own) - Number(b.id === own));
  if (!first) return null;
  const { shown, marks, why } = first;
  const sameFields = common.flatMap((index) => shown.fields[index] ?? []);
  const sameMarks = marks.flatMap((mark) =>
    common.includes(mark.field) ? { ...mark, field: common.indexOf(mark.field) } : [],
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isReadFirst
      size="lg"
      title={`${approvals.length} of the same kind wait`}
      description={why}
      footer={
        <>
          <FooterNote>
            <ScrollFirst next={next} />
          </FooterNote>
          <Button disabled={isSending} onClick={onClose}>
            {approved.length > 0 ? "Close" : "Cancel"}
          </Button>
          <Button
            variant="brass"
            busy={isSending}
            disabled={next !== undefined}
            onClick={() => approveAll(left)}
          >
            {`Approve ${left.length === approvals.length ? "all" : "the other"} ${left.length}`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {sameFields.length > 0 && (
          <section aria-label="The same in all of them" className="grid grid-cols-1 gap-2">
            <h3 className="text-sm font-medium">The same in all of them</h3>
            <ShownFields shown={{ ...shown, fields: sameFields }} marks={sameMarks} />
          </section>
        )}
        <div>
          {isNarrow ? (
            <TogetherBlocks {...{ approvals, approved }} fields={differing} />
          ) : (
            <TogetherTable
              {...{ approvals, approved }}
              fields={differing}
              rightEnd={<EndMark isRight id={right.id} onSeen={onSeen} />}
            />
          )}
          <EndMark id={bottom.id} onSeen={onSeen} />
        </div>
        <p className="text-sm text-ink-2">
          <span className={shown.isFinal ? "font-medium text-warn" : undefined}>{shown.undo}</span> To change
          or deny one, close this and use its card.
        </p>
        {failure && (
          <p role="alert" className="text-sm text-bad">
            {`${approved.length} of ${approvals.length} approved. ${describeError(failure)}`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface TogetherDialogProps {
  approvals: readonly Approval[];
  /** The request whose card opened this. */
  own: string;
  onApproved: (approval: Approval) => void;
  onClose: () => void;
}
