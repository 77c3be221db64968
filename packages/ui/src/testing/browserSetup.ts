/** What a component test needs in its page: the theme, as every site that uses the components has it. */
import "../theme/index.ts";
import "../theme/fonts.ts";
