/**
 * The tests of components, in one file because jest loads React and a document per file.
 *
 * @jest-environment jsdom
 */
import './forms/NewsletterForm.cases';
import './layout/layout.cases';
import './sections/Article.cases';
