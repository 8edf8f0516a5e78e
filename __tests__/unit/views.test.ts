/**
 * The tests of components, in one file for jest: each file loads React and a document anew.
 *
 * @jest-environment jsdom
 */
import './forms/NewsletterForm.cases';
import './layout/layout.cases';
import './sections/Article.cases';
