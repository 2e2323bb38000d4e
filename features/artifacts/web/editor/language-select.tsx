import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Select } from "#platform/web/ui/select.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Artifact } from "../../contract/index.ts";
import { useArtifactActs } from "../api/use-artifact-acts.ts";
import { codeLanguages } from "../kinds/code-languages.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

const plain = "";

/** In which language code is. Stored at once: it is no part of what is typed. */
export function LanguageSelect({ artifact: { id, language } }: { artifact: Artifact }) {
  const words = useTexts(artifactTexts);
  const acts = useArtifactActs();
  const choose = (next: string) =>
    acts
      .setLanguage(id, next || null)
      .catch((error: unknown) =>
        notify({ type: "error", title: words.notDone, message: describeError(error) }),
      );
  const chosen = language?.toLowerCase() ?? plain;
  const known = Object.entries(codeLanguages).map(([value, label]) => ({ value, label }));
  const isKnown = chosen === plain || chosen in codeLanguages;
  return (
    <Select
      label={words.language}
      className="w-full sm:max-w-56"
      options={[
        { value: plain, label: words.plainText },
        ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
        ...known,
      ]}
      value={chosen}
      onChange={(next) => void choose(next)}
    />
  );
}
