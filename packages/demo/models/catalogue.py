"""All models by name: how each is built, and how many degrees from above it is seen."""

import desk
import kitchen
import more
import umbrellas

models = {**umbrellas.models, **kitchen.models, **desk.models, **more.models}
