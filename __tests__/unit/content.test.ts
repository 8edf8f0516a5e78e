/**
 * The tests that read content, in one file because jest takes a second per file to load the checks and their
 * packages.
 */
import './content-model/rules/fields.cases';
import './content-model/rules/files.cases';
import './content-model/rules/pictures.cases';
import './content-model/rules/text.cases';
import './content-model/nodes/article-blocks.cases';
import './content-model/pages/fact-sheet-list.cases';
import './content-model/schema/json-schema.cases';
import './search.cases';
