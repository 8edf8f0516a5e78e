/**
 * The tests that read content, in one file for jest: each file loads the checks and their packages anew, which takes
 * a second.
 */
import './content-model/checks/article-text.cases';
import './content-model/checks/command.cases';
import './content-model/checks/fields.cases';
import './content-model/checks/files.cases';
import './content-model/checks/lost-pages.cases';
import './content-model/checks/pictures-and-links.cases';
import './content-model/checks/prescribed.cases';
import './content-model/checks/text-as-it-arrives.cases';
import './content-model/checks/unreadable-files.cases';
import './content-model/entries/article-blocks.cases';
import './content-model/fact-sheet-list.cases';
import './content-model/schema/json-schema.cases';
import './plugins/content-editor/config.cases';
import './search.cases';
import './tools/content-due.cases';
import './tools/content-links.cases';
import './tools/content-tidy.cases';
import './tools/format-content.cases';
import './tools/mail-template.cases';
import './tools/new-entry.cases';
import './tools/posts.cases';
import './tools/prose.cases';
