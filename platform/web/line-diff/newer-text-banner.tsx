import type { ReactNode } from "react";
import { useTexts } from "../language/texts.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { lineDiffTexts } from "./texts/line-diff-texts.ts";

/** Says that somebody saved another text while this person typed, and leads to both. */
export function NewerTextBanner({ children, onLook }: { children: ReactNode; onLook: () => void }) {
  const words = useTexts(lineDiffTexts);
  return (
    <Banner tone="warn" action={<Button onClick={onLook}>{words.lookAtBoth}</Button>}>
      {children}
    </Banner>
  );
}
