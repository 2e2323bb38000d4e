import { useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { AccessRequest, DecideAccess, SharedObject } from "../../contract/index.ts";
import type { useShareActs } from "../api/use-shares.ts";
import { relationWords } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";

/** People who ask for access. The owner grants or declines. */
export function OpenRequests({ object, requests, acts, onDone }: OpenRequestsProps) {
  const words = useTexts(sharingTexts);
  // A state would come too late for the second press of a double one.
  const isDeciding = useRef(false);
  if (requests.length === 0) return null;
  const decide = (request: AccessRequest, body: DecideAccess) => {
    if (isDeciding.current) return;
    isDeciding.current = true;
    acts.decide.mutate(
      { requestId: request.requestId, ...body },
      {
        onSuccess: () => {
          const { granted, declined } = words.requests;
          onDone((body.decision === "grant" ? granted : declined)(request.person.name));
        },
        onError: (error) =>
          notify({ type: "error", title: words.notChanged, message: describeError(error), autoClose: false }),
        // After the list was read again, which has the request no more.
        onSettled: () => {
          isDeciding.current = false;
        },
      },
    );
  };
  return (
    <section
      aria-label={words.requests.title}
      className="rounded-lg border border-brass-line bg-brass-soft px-3"
    >
      <h3 className="pt-2.5 text-sm font-semibold">{words.requests.title}</h3>
      <ul className="divide-y divide-brass-line text-sm">
        {requests.map((request) => (
          <RequestRow
            key={request.requestId}
            {...{ request, object }}
            isBusy={acts.decide.isPending}
            onDecide={(body) => decide(request, body)}
          />
        ))}
      </ul>
    </section>
  );
}

function RequestRow({ request, object, isBusy, onDecide }: RequestRowProps) {
  const words = useTexts(sharingTexts);
  const [relation, setRelation] = useState(request.relation);
  const said = relationWords(words, object.noun);
  const { name } = request.person;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <p>
          <span className="font-medium">{name}</span>{" "}
          <span className="text-xs text-ink-2">
            <RelativeTime at={new Date(request.askedAt)} />
          </span>
        </p>
        {request.note && <p className="text-ink-2">{request.note}</p>}
      </div>
      <Select
        label={words.list.relationOf(name)}
        labelHidden
        className="w-36"
        disabled={isBusy}
        options={object.relations.map((value) => ({ value, label: said[value] }))}
        value={relation}
        onChange={setRelation}
      />
      <div className="flex gap-2">
        <Button
          aria-label={words.requests.declineOf(name)}
          disabled={isBusy}
          onClick={() => onDecide({ decision: "decline" })}
        >
          {words.requests.decline}
        </Button>
        <Button
          variant="primary"
          aria-label={words.requests.grantTo(name)}
          disabled={isBusy || object.obstacle !== null}
          onClick={() => onDecide({ decision: "grant", relation, expiresAt: null })}
        >
          {words.requests.grant}
        </Button>
      </div>
    </li>
  );
}

interface OpenRequestsProps {
  object: SharedObject;
  requests: readonly AccessRequest[];
  acts: ReturnType<typeof useShareActs>;
  onDone: (said: string) => void;
}

interface RequestRowProps {
  request: AccessRequest;
  object: SharedObject;
  isBusy: boolean;
  onDecide: (body: DecideAccess) => void;
}
