/**
 * The tests that read content, in one file because jest takes a second per file to load the checks and their
 * packages.
 */
import './content-model/rules/article-text.cases';
import './content-model/rules/command.cases';
import './content-model/rules/fields.cases';
import './content-model/rules/files.cases';
import './content-model/rules/pictures-and-links.cases';
import './content-model/rules/text-as-it-arrives.cases';
import './content-model/rules/unreadable-files.cases';
import './content-model/nodes/article-blocks.cases';
import './content-model/pages/fact-sheet-list.cases';
import './content-model/schema/json-schema.cases';
import './search.cases';
import './tools/mail-template.cases';
