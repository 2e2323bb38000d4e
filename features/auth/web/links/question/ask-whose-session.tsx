import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { AuthFrame } from "../../auth-frame.tsx";
import { useSession } from "../../session.ts";
import { questionTexts } from "./texts/question-texts.ts";

/** Names both accounts of a link that this browser did not ask for. */
export function AskWhoseSession({
  account,
  confirmed,
  answer,
}: {
  account: string;
  /** The address that the link has proved. */
  confirmed: string | undefined;
  answer: (isWanted: boolean) => void;
}) {
  const words = useTexts(questionTexts);
  const session = useSession();
  const present = session.status === "signed-in" ? session.user.email || `+${session.user.phone}` : undefined;
  const name = account || words.guest;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <AuthFrame title={present === undefined ? words.signIn : words.change}>
        {confirmed && (
          <p role="status" className="mb-5 text-md break-words text-ink-1">
            {words.confirmed(confirmed)}
          </p>
        )}
        <dl className="mb-5 grid gap-3 rounded-lg border border-line-1 bg-surface-1 p-4 text-md">
          {present !== undefined && (
            <div>
              <dt className="text-sm text-ink-2">{words.present}</dt>
              <dd className="break-words">{present}</dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-ink-2">{words.offered}</dt>
            <dd className="font-medium break-words">{name}</dd>
          </div>
        </dl>
        <p className="mb-5 text-md text-ink-2">{words.caution}</p>
        <div className="flex flex-col gap-3">
          <Button variant="primary" size="lg" className="h-auto min-h-11 py-2" onClick={() => answer(true)}>
            <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere]">{words.accept(name)}</span>
          </Button>
          <Button size="lg" className="h-auto min-h-11 py-2" onClick={() => answer(false)}>
            <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere]">
              {present === undefined ? words.decline : words.stay(present)}
            </span>
          </Button>
        </div>
      </AuthFrame>
    </main>
  );
}
