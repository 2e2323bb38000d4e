import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { NotHere } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { useArtifactChanges } from "../api/use-artifact-changes.ts";
import { useArtifact } from "../api/use-artifacts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { ArtifactView } from "./artifact-view.tsx";

/** An artifact on a page of its own, as for whom it is shared with by itself. */
export function ArtifactPage() {
  const { artifactId = "" } = useParams();
  const words = useTexts(artifactTexts);
  const navigate = useNavigate();
  const { data } = useArtifact(artifactId);
  useArtifactChanges();
  useDocumentTitle(data?.title ?? words.one);
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-page flex-1 flex-col bg-paper-1">
      <h1 className="sr-only">{data?.title ?? words.one}</h1>
      <ArtifactView
        key={artifactId}
        id={artifactId}
        isOnPage
        lead={
          <Link
            to="/artifacts"
            aria-label={words.all}
            title={words.all}
            className={buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!")}
          >
            <ArrowLeft aria-hidden="true" size={18} />
          </Link>
        }
        whenGone={
          <Suspense fallback={null}>
            <NotHere noun="artifact" path="/api/v1/artifacts/{id}" id={artifactId} />
          </Suspense>
        }
        onDeleted={() => void navigate("/artifacts")}
      />
    </div>
  );
}
