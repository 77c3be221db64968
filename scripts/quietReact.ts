/**
 * First setup file of tests in the browser. React's development build tells the developer tools about every element and
 * every render where the console can do so, which takes half of its time, and nobody looks on. Its warnings stay.
 */
Reflect.deleteProperty(console, "createTask");
Reflect.deleteProperty(console, "timeStamp");
