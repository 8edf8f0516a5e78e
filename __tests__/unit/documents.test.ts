/** The tests of Markdown on pages, in the feed and in PDFs, in one file because jest loads their packages per file. */
import './fuzz.cases';
import './content-model/nodes/specifications.cases';
import './content-model/source/typography.cases';
import './plugins/fact-sheet-pdfs/document.cases';
import './plugins/share-pictures/render.cases';
import './plugins/site-files/feed.cases';
